import { appTextsOf, listDist } from '../host/compile/dist-files'
import { scriptFaults } from '../support/floor/script-faults'
import { styleFaults } from '../support/floor/style-faults'
import { DIST } from '../support/paths'

type Faults = (text: string) => readonly string[]

const named = (texts: Readonly<Record<string, string>>, ending: string, faults: Faults): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) => faults(text).map((fault) => `${name}.${ending}: ${fault}`))

/** The floor is told in docs/decisions/0024-floor-of-systems.md. */
describe('the oldest phones of the floor', () => {
  const texts = appTextsOf(listDist(DIST))

  it('read every script of the mini-program, and know every function that it calls', () => {
    expect(named(texts.scripts, 'js', scriptFaults)).toEqual([])
    expect(named(texts.modules, 'wxs', scriptFaults)).toEqual([])
  })

  it('draw every style sheet', () => {
    expect(named(texts.sheets, 'wxss', styleFaults)).toEqual([])
  })

  it.each([
    ['a field with an assignment of its own', 'car.price ??= 1', /Unexpected token/],
    ['a private method', 'class Car { #drive() {} }', /Unexpected character/],
    ['a place from the end', 'list.at(-1)', /\.at is newer/],
    ['a replacement of all', "text.replaceAll('a', 'b')", /\.replaceAll is newer/],
    ['a question for what is one’s own', "Object.hasOwn(car, 'paint')", /\.hasOwn is newer/],
    ['the first of several promises', 'Promise.any([])', /\.any is newer/],
    ['a deep copy', 'structuredClone(car)', /structuredClone is newer/],
    ['a waiter for garbage', 'new FinalizationRegistry(() => {})', /FinalizationRegistry is newer/],
  ])('do not know %s', (_, script, says) => {
    expect(scriptFaults(script)).toContainEqual(expect.stringMatching(says))
  })

  it.each([
    ['four sides at once', '.car { inset: 0 }', /inset is not known/],
    ['a shape', '.car { aspect-ratio: 2 }', /aspect-ratio is not known/],
    ['a height of what is left', '.car { height: 100dvh }', /100dvh is newer/],
    ['words that break anywhere', '.car { overflow-wrap: anywhere }', /stands without word-break:break-word/],
    ['a choice of selectors', ':is(.car, .van) { color: red }', /:is is newer/],
    ['a rule within a rule', '.car { & .van { color: red } }', /& is newer/],
    ['layers', '@layer kit { .car { color: red } }', /@layer is newer/],
  ])('do not draw %s', (_, sheet, says) => {
    expect(styleFaults(sheet)).toContainEqual(expect.stringMatching(says))
  })

  it('are asked first, or have an older way', () => {
    expect(scriptFaults('list[list.length - 1]; messages.at(0)')).toEqual([])
    expect(styleFaults('@supports (height: 100dvh) { .car { height: 100dvh } }')).toEqual([])
    expect(styleFaults('.car { word-break: break-word; overflow-wrap: anywhere }')).toEqual([])
  })
})
