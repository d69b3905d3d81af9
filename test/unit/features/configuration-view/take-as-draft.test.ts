import { standardChoice } from '@/domain/configuration/catalogue'
import { takeAsDraft } from '@/features/configuration-view/take-as-draft'
import { configurationDraft, configuredDraft, keepDraft } from '@/services/configuration/draft'
import { keepConfiguration, keptConfigurations } from '@/services/configuration/kept'
import { keptStore } from '@/services/configuration/kept-store'
import { leaveStageLook, takeStageLook } from '@/services/configuration/stage-look'
import { storage } from '@/platform/storage'
import { makeCatalogue } from '../../../support/samples/catalogue'
import { makeSnapshot } from '../../../support/samples/snapshot'

const version = makeCatalogue()
const mine = makeSnapshot('mine')
const theirs = makeSnapshot('theirs')
const kept = () => keptConfigurations().map(({ options: [option] }) => option)

beforeEach(() => {
  storage.keys().forEach(storage.remove)
  keptStore.setState([], true)
})

describe('ordering a car that somebody shared', () => {
  it('makes it the draft, which is what is ordered', () => {
    takeAsDraft(theirs, version, { isOwnDraft: false })
    expect(configurationDraft.read()).toEqual(theirs)
  })

  it('saves the draft that it pushes aside, and says so', () => {
    keepDraft(mine, true)
    expect(takeAsDraft(theirs, version, { isOwnDraft: false })).toBe(true)
    expect(kept()).toEqual(['mine'])
  })

  it('saves nothing that is saved anyway', () => {
    keepDraft(mine, true)
    keepConfiguration(mine)
    expect(takeAsDraft(theirs, version, { isOwnDraft: false })).toBe(false)
    expect(kept()).toEqual(['mine'])
  })

  it('saves no draft in which nothing was chosen', () => {
    keepDraft(mine, false)
    expect(takeAsDraft(theirs, version, { isOwnDraft: false })).toBe(false)
    expect(kept()).toEqual([])
  })

  it('lets go of a look that was chosen in 3D for the draft before', () => {
    leaveStageLook({ modelId: theirs.modelId, exterior: 'green', wheels: 'arc', interior: 'dune' })
    takeAsDraft(theirs, version, { isOwnDraft: false })
    expect(takeStageLook({ modelId: theirs.modelId })).toBeUndefined()
  })

  it('saves nothing when it is the very same car', () => {
    keepDraft(mine, true)
    expect(takeAsDraft(mine, version, { isOwnDraft: false })).toBe(false)
    expect(kept()).toEqual([])
  })
})

it('ordering the draft itself, at the price of now, saves no second car', () => {
  keepDraft(mine, true)
  expect(takeAsDraft({ ...mine, totalFen: mine.totalFen + 1 }, version, { isOwnDraft: true })).toBe(false)
  expect(configurationDraft.read()?.totalFen).toBe(mine.totalFen + 1)
  expect(kept()).toEqual([])
})

it('a car that costs no more than its version is configured all the same, and its version as it comes is not', () => {
  takeAsDraft(mine, version, { isOwnDraft: true })
  expect(configuredDraft('vela-7')).toEqual(mine)
  takeAsDraft({ ...mine, options: [...standardChoice(version)] }, version, { isOwnDraft: true })
  expect(configuredDraft('vela-7')).toBeUndefined()
})
