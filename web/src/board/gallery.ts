// For developers, with `vite`: /gallery.html?show=table&stage=middle&theme=dark. Not part of the page.
import '../styles/index.css'
import { mount } from 'svelte'
import Gallery from './gallery/Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { show: asked.get('show') ?? 'table', stage: asked.get('stage') ?? 'middle' },
})
