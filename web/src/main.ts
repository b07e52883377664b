import { mount } from 'svelte'
import App from './App.svelte'
import { openBox } from './box/here'
import './styles/index.css'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no element #app.')
await openBox()
export default mount(App, { target })
