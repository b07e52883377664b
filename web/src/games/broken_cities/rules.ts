// The rules of the game as Markdown.
const found = import.meta.glob<string>('../../../../games/broken_cities/README.md', { query: '?raw', import: 'default', eager: true })

export default Object.values(found)[0] ?? ''
