// Words about the wall that the console and the debrief share. Pure.

/** Before a question takes the place of one that has answers. */
export const newQuestion = 'The wall then shows the new question; the answers stay in the debrief.'
/** … and before it is taken down. */
export const noQuestion = 'The wall is empty then; the answers stay in the debrief.'
