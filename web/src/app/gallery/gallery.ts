// For developers, with `vite`: /gallery.html?game=city-roots&show=table&stage=middle&theme=dark. Not part of the page.
import { mount } from 'svelte'
import type { Situation } from '../../board/contract'
import '../../styles/index.css'
import { loadGame } from '../games'
import Gallery from './Gallery.svelte'

const situations = import.meta.glob<Record<string, Situation>>('../../games/*/situations.ts', { import: 'situations' })

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
const game = asked.get('game') ?? 'city-roots'
const module = await loadGame(game)
const known = await situations[`../../games/${game.replaceAll('-', '_')}/situations.ts`]?.()
const situation = known?.[asked.get('stage') ?? 'middle']
if (!module || !situation) throw new Error(`${game} has no such situation: ${Object.keys(known ?? {}).join(', ')}`)
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { module, situation, show: asked.get('show') ?? 'table' },
})
