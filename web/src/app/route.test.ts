import { describe, expect, it } from 'vitest'
import { addressIn, parse, placeFrom, tablePath, withAddresses } from './route'

const table = { name: 'table', code: 'KMTRAQ', claim: null, key: null, spoilt: false }

describe('an address', () => {
  it('is the first page, a table, the rules, or nowhere', () => {
    expect(parse('/', '')).toEqual({ name: 'home' })
    expect(parse('/t/KMTRAQ', '')).toEqual(table)
    expect(parse('/rules/city-roots', '#CR-22')).toEqual({ name: 'rules', game: 'city-roots', rule: 'CR-22' })
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

it('a code or a whole link leads to its table', () => {
  expect(placeFrom('kmt raq')).toBe('/t/KMTRAQ')
  expect(placeFrom(' https://box.example/t/KMTRAQ#key=Zx_9-w ')).toBe('/t/KMTRAQ#key=Zx_9-w')
  expect(placeFrom('http://10.0.0.5:8080/t/kmtraq#x')).toBe('/t/KMTRAQ')
  expect(placeFrom('KMT')).toBeNull()
})

it('addresses of tables are found in what is said, with the key of a private one', () => {
  expect(withAddresses('Again: /t/KMTRAQ#key=Zx_9-w, come!')).toEqual(['Again: ', '/t/KMTRAQ#key=Zx_9-w', ', come!'])
  expect(withAddresses('Hello')).toEqual(['Hello'])
  expect(addressIn('Come to /t/KMTRAQ or stay')).toBe('/t/KMTRAQ')
  expect(addressIn('/t/kmt')).toBeUndefined()
})
