import { editParams } from '@/features/configuration-view/edit-params'
import { readCar, readSource, type CarSource } from '@/features/configuration-view/source'
import { configurationDraft, keepDraft } from '@/services/configuration/draft'
import { keepConfiguration } from '@/services/configuration/kept'
import { keptStore } from '@/services/configuration/kept-store'
import type { RouteParams } from '@/services/navigation/route-params'
import { makeSnapshot } from '../../../support/samples/snapshot'

type Params = Partial<RouteParams<'pages/ConfigView/ConfigView'>>

const asked: string[] = []

jest.mock('@/services/api/configuration', () => ({
  fetchSavedConfiguration: async (id: string) => {
    asked.push(`saved ${id}`)
    return makeSnapshot('from the account')
  },
  fetchSharedConfiguration: async (code: string) => {
    asked.push(`shared ${code}`)
    return makeSnapshot('from a friend')
  },
}))

beforeEach(() => {
  asked.length = 0
  keptStore.setState([], true)
  configurationDraft.clear()
})

it.each<[Params, CarSource, Params & { modelId?: string }]>([
  [{}, { kind: 'draft' }, { modelId: 'vela-7' }],
  [{ modelId: 'vela-7' }, { kind: 'draft', modelId: 'vela-7' }, { modelId: 'vela-7' }],
  [{ saved: 'id1' }, { kind: 'saved', id: 'id1' }, { saved: 'id1' }],
  [{ share: '8K2M41TZ' }, { kind: 'shared', shareCode: '8K2M41TZ' }, { share: '8K2M41TZ' }],
  [{ saved: 'id1', share: '8K2M41TZ' }, { kind: 'shared', shareCode: '8K2M41TZ' }, { share: '8K2M41TZ' }],
])('a link with %p leads to %p, and its change to the same car', (params, source, edit) => {
  expect(readSource(params)).toEqual(source)
  expect(editParams(readSource(params), 'vela-7')).toEqual(edit)
})

describe('the car of a link', () => {
  it('is the draft, or none', async () => {
    expect(await readCar({ kind: 'draft' })).toBeUndefined()
    configurationDraft.write(makeSnapshot('green'))
    expect((await readCar({ kind: 'draft' }))?.options).toEqual(['green'])
  })

  it('is the draft of the model that the link names, whatever is being configured by now', async () => {
    keepDraft(makeSnapshot('green'), true)
    keepDraft(makeSnapshot('white', { modelId: 'vela-9' }), true)
    expect((await readCar({ kind: 'draft', modelId: 'vela-7' }))?.options).toEqual(['green'])
    expect((await readCar({ kind: 'draft' }))?.options).toEqual(['white'])
  })

  it('is the saved one of this phone, without asking the server', async () => {
    const { id } = keepConfiguration(makeSnapshot('white'))
    expect((await readCar({ kind: 'saved', id }))?.options).toEqual(['white'])
    expect(asked).toEqual([])
  })

  it('is the saved one of the account where the phone does not have it', async () => {
    expect((await readCar({ kind: 'saved', id: 'elsewhere' }))?.options).toEqual(['from the account'])
    expect(asked).toEqual(['saved elsewhere'])
  })

  it('is the shared one', async () => {
    expect((await readCar({ kind: 'shared', shareCode: '8K2M41TZ' }))?.options).toEqual(['from a friend'])
  })
})
