import { existsSync } from 'node:fs'
import path from 'node:path'
import { detail, parameters } from '@/wire/endpoints/vehicle'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { OptionRuleKind, ParameterKind, SelectionMode } from '@/wire/enums/vehicle'
import { groupOf, optionsOf, standardChoice } from '@/domain/configuration/catalogue'
import { needsConsent } from '@/domain/configuration/change'
import { configurationFaults } from '@/domain/configuration/faults'
import { tapOption } from '@/domain/configuration/tap'
import { startTestServer, type TestServer } from '../../support/server/server'
import { longRange, optionNo } from './cars'

let server: TestServer
let models: ModelDetail[]

beforeAll(async () => {
  server = await startTestServer()
  const ids = ['vela-7', 'vela-9']
  models = await Promise.all(ids.map(async (modelId) => (await server.call(detail, { modelId })).data))
})
afterAll(() => server.close())

const versions = (): VehicleVersion[] => models.flatMap((model) => model.versions)

describe('the catalogue', () => {
  it('lets every version leave the factory as a valid car', () => {
    expect(versions()).toHaveLength(6)
    for (const version of versions()) expect(configurationFaults(version, standardChoice(version))).toEqual([])
  })

  it('blocks no option: each can be had on every version that offers it', () => {
    for (const version of versions()) {
      for (const { attributeNo } of optionsOf(version)) {
        const { kind } = tapOption(version, standardChoice(version), attributeNo)
        expect([attributeNo, kind]).toEqual([attributeNo, expect.stringMatching(/^(change|unchanged|fixed)$/)])
      }
    }
  })

  it('has something contained only in what can be taken out again', () => {
    for (const version of versions()) {
      const packs = version.rules.filter(({ kind }) => kind === OptionRuleKind.includes)
      for (const { attributeNo } of packs) {
        expect(groupOf(version, attributeNo)?.selectionMode).toBe(SelectionMode.multiple)
      }
    }
  })

  it('gives each option of a version its own place in the pnoEighteen', () => {
    for (const { optionGroups } of versions()) {
      const isSingle = ({ selectionMode }: (typeof optionGroups)[number]): boolean =>
        selectionMode === SelectionMode.single
      const placesIn = (groups: typeof optionGroups): number[] =>
        groups.flatMap(({ options }) => options.map(({ factoryNo }) => factoryNo))
      const places = [
        ...optionGroups.filter(isSingle).map((group) => placesIn([group])),
        placesIn(optionGroups.filter((group) => !isSingle(group))),
      ]
      for (const numbers of places) expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  it('shows every paint on all wheels from three sides, the usual wheels first', () => {
    for (const { stills, versions: own } of models) {
      const paints = own[0]?.optionGroups[0]?.options.map(({ attributeNo }) => attributeNo) ?? []
      expect(paints).toHaveLength(6)
      for (const paint of paints) {
        const inPaint = stills.filter(({ paintNo }) => paintNo === paint)
        for (const view of ['front34', 'side', 'rear34']) {
          const ofView = inPaint.filter((still) => still.view === view)
          expect(ofView[0]?.picture).toMatch(/-(?:white|graphite|blue|copper|green|silver)\.webp$/)
          expect(new Set(ofView.map(({ wheelsNo }) => wheelsNo)).size).toBe(3)
          expect(ofView.filter(({ picture }) => !existsSync(path.join('server', picture)))).toEqual([])
        }
      }
    }
  })

  it('explains the rear lounge: it needs the Comfort pack', () => {
    const version = models[0]?.versions[1]
    if (version === undefined) throw new Error('the seed has no Long Range')
    const outcome = tapOption(version, standardChoice(version), optionNo('packs.lounge'))

    expect(outcome).toMatchObject({ kind: 'change', differenceFen: 2_700_000 })
    if (outcome.kind !== 'change') return
    expect(needsConsent(outcome)).toBe(true)
    expect(outcome.added.find(({ displayName }) => displayName === 'Comfort pack')).toMatchObject({
      priceFen: 1_200_000,
      cause: { kind: 'required', by: optionNo('packs.lounge'), note: 'The lounge seats use its ventilation.' },
    })
  })

  it('offers one paint less, and says why, with the Night pack', () => {
    const version = models[0]?.versions[1]
    if (version === undefined) throw new Error('the seed has no Long Range')

    expect(tapOption(version, longRange.options, optionNo('packs.night'))).toMatchObject({
      removed: [{ displayName: 'Pine Green', cause: { kind: 'excluded' } }],
      added: [{ displayName: 'Aurora White', cause: { kind: 'instead' } }, { displayName: 'Night pack' }],
    })
  })
})

describe('the parameter table', () => {
  it('has a value for every version in every row', async () => {
    const { data } = await server.call(parameters, { modelId: 'vela-7' })
    const rows = data.groups.flatMap((group) => group.parameters)

    expect(data.versions.map(({ displayName }) => displayName)).toEqual(['Standard', 'Long Range', 'Performance'])
    expect(data.versions[1]?.picture).toBe('/static/img/vela-7-side-pine-green.webp')
    expect(rows.length).toBeGreaterThan(15)
    for (const { values } of rows) expect(values).toHaveLength(3)
  })

  it('says how each version comes by an option, as the price list does', async () => {
    const { data } = await server.call(parameters, { modelId: 'vela-7' })
    const rows = data.groups.flatMap((group) => group.parameters)
    const kindsOf = (name: string) => rows.find((row) => row.name === name)?.values.map(({ kind }) => kind)

    expect(kindsOf('Massage seats')).toEqual([ParameterKind.none, ParameterKind.option, ParameterKind.standard])
    expect(kindsOf('Home charger')).toEqual([ParameterKind.standard, ParameterKind.standard, ParameterKind.standard])
  })

  it('says which of two figures is the better one, where one is', async () => {
    const { data } = await server.call(parameters, { modelId: 'vela-7' })
    const rows = data.groups.flatMap((group) => group.parameters)
    const betterOf = (name: string) => rows.find((row) => row.name === name)?.better

    expect([betterOf('CLTC range'), betterOf('0–100\u00a0km/h'), betterOf('Drive')]).toEqual(['higher', 'lower', null])
  })

  it('numbers its footnotes in the order of the rows', async () => {
    const { data } = await server.call(parameters, { modelId: 'vela-9' })
    const numbers = data.groups.flatMap((group) => group.parameters).flatMap(({ footnote }) => footnote ?? [])

    expect(numbers).toEqual(data.footnotes.map((_, index) => index + 1))
  })
})
