import { mount } from 'svelte'
import type { GameReport } from '../protocol/generated'
import '../styles/index.css'
import '../charts/tones.css'
import Report from './Report.svelte'
import { showTheme } from './theme.svelte'

showTheme()
const data = JSON.parse(document.getElementById('report')?.textContent ?? 'null') as GameReport | null
mount(Report, { target: document.getElementById('app')!, props: { report: data } })
