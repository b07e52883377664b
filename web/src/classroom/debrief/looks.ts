// How tables are told apart in charts: by color, by dashes and by their numbers. Not the players' colors: tables are no people.

const colors = [
  ['#b5452f', '#ec8b73'],
  ['#1f7a80', '#6cc5c9'],
  ['#6b4fb0', '#b7a2ee'],
  ['#8c6208', '#e0b450'],
  ['#3d7032', '#93c883'],
  ['#2a5d9e', '#8bb7ee'],
  ['#a13a74', '#e798c4'],
  ['#4d5a66', '#b3bfca'],
  ['#7d4a2c', '#d9a685'],
  ['#0f6b4a', '#6fcfa8'],
  ['#8a2f3f', '#e8909d'],
  ['#5b5a14', '#cfcd74'],
] as const

const dashes = [undefined, '9 5', '2 6', '12 4 2 4', '5 4', '14 5']

/** Of the table with this number, from 1; darker on light paper, lighter on dark. */
export function colorOf(table: number): string {
  const [light, dark] = colors[(table - 1) % colors.length]!
  return `light-dark(${light}, ${dark})`
}

export const dashOf = (table: number): string | undefined => dashes[(table - 1) % dashes.length]
