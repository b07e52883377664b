// Markers and Leaders are seen to move from place to place.
import { crossfade } from 'svelte/transition'
import { moving, settle } from '../../board/motion'

export const [send, receive] = crossfade({
  duration: () => moving(420),
  fallback: (node) => settle(node),
})
