import { describe, expect, it } from 'vitest'
import { addressIn, parse, placeFrom, tablePath, withAddresses } from './route'

const table = { name: 'table', code: 'KMTRAQ', claim: null, key: null, spoilt: false }

describe('an address', () => {
  it('is the first page, a table, the rules, or nowhere', () => {
    expect(parse('/', '')).toEqual({ name: 'home' })
    expect(parse('/t/KMTRAQ', '')).toEqual(table)
    expect(parse('/rules/city-roots', '#CR-22')).toEqual({ name: 'rules', game: 'city-roots', rule: 'CR-22' })
    expect(parse('/print/city-roots', '')).toEqual({ name: 'print', game: 'city-roots', what: 'things' })
    expect(parse('/print/city-roots/rules', '')).toEqual({ name: 'print', game: 'city-roots', what: 'rules' })
    for (const path of ['/print', '/print/city-roots/cards', '/print/city-roots/rules/all']) expect(parse(path, '')).toEqual({ name: 'nowhere' })
    expect(parse('/elsewhere', '')).toEqual({ name: 'nowhere' })
  })

  it('brings a seat along, or the key of a private table', () => {
    expect(parse('/t/KMTRAQ', '#claim=a%2Bb')).toEqual({ ...table, claim: 'a+b' })
    expect(parse('/t/KMTRAQ', '#key=Zx_9-w')).toEqual({ ...table, key: 'Zx_9-w' })
  })

  it.each(['#claim=%E0%A4%A', '#key=%E0%A4%A', '#key=%', '#claim=', '#key='])('that is broken says so: %s', (hash) => {
    expect(parse('/t/KMTRAQ', hash)).toEqual({ ...table, spoilt: true })
  })

  it.each(['#%E0%A4%A', '#%', '#'])('names no rule where it cannot be read: %s', (hash) => {
    expect(parse('/rules/city-roots', hash)).toMatchObject({ rule: null })
  })

  it.each(['#', '#main', '#other=%E0%A4%A'])('of a table may have an end that means nothing: %s', (hash) => {
    expect(parse('/t/KMTRAQ', hash)).toEqual(table)
  })

  it('of a private table has its key', () => {
    expect(tablePath('KMTRAQ', null)).toBe('/t/KMTRAQ')
    expect(tablePath('KMTRAQ', 'Zx_9-w')).toBe('/t/KMTRAQ#key=Zx_9-w')
  })
})

const room = { name: 'class', code: 'KMTRAQ', view: 'room', brings: null, spoilt: false }

describe('an address of a class', () => {
  it('is the class, its projector or the talk about it', () => {
    expect(parse('/c/KMTRAQ', '')).toEqual(room)
    expect(parse('/c/kmtraq/', '')).toEqual(room)
    expect(parse('/c/KMTRAQ/screen', '')).toEqual({ ...room, view: 'screen' })
    expect(parse('/c/KMTRAQ/debrief', '')).toEqual({ ...room, view: 'debrief' })
  })

  it.each(['/c', '/c/KMTRAQ/room', '/c/KMTRAQ/elsewhere', '/c/KMTRAQ/screen/more'])('leads nowhere: %s', (path) => {
    expect(parse(path, '')).toEqual({ name: 'nowhere' })
  })

  it.each(['facilitator', 'helper', 'projector', 'return'])('brings what makes one a %s', (as) => {
    expect(parse('/c/KMTRAQ', `#${as}=a%2Bb`)).toEqual({ ...room, brings: { as, secret: 'a+b' } })
    expect(parse('/c/KMTRAQ', `#${as}=`)).toEqual({ ...room, spoilt: true })
    expect(parse('/c/KMTRAQ', `#${as}=%E0%A4%A`)).toEqual({ ...room, spoilt: true })
  })

  it.each(['#', '#main', '#pupil=x'])('may have an end that means nothing: %s', (hash) => {
    expect(parse('/c/KMTRAQ', hash)).toEqual(room)
  })
})

describe('what somebody typed', () => {
  it('may be a code alone, which is a table or a class', () => {
    expect(placeFrom('kmt raq')).toEqual({ path: '/t/KMTRAQ', code: 'KMTRAQ', bare: true })
    expect(placeFrom('KMT')).toBeNull()
  })

  it.each([
    [' https://box.example/t/KMTRAQ#key=Zx_9-w ', '/t/KMTRAQ#key=Zx_9-w'],
    ['http://10.0.0.5:8080/t/kmtraq#x', '/t/KMTRAQ'],
    ['https://box.example/c/KMTRAQ', '/c/KMTRAQ'],
    ['box.example/c/kmtraq#return=ABCDEF', '/c/KMTRAQ#return=ABCDEF'],
    ['https://box.example/c/KMTRAQ/screen#projector=Zx_9-w', '/c/KMTRAQ/screen#projector=Zx_9-w'],
  ])('may be a whole link: %s', (typed, path) => {
    expect(placeFrom(typed)).toMatchObject({ path, bare: false })
  })
})

it('addresses of tables are found in what is said, with the key of a private one', () => {
  expect(withAddresses('Again: /t/KMTRAQ#key=Zx_9-w, come!')).toEqual(['Again: ', '/t/KMTRAQ#key=Zx_9-w', ', come!'])
  expect(withAddresses('Hello')).toEqual(['Hello'])
  expect(addressIn('Come to /t/KMTRAQ or stay')).toBe('/t/KMTRAQ')
  expect(addressIn('/t/kmt')).toBeUndefined()
})
