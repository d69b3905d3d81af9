import { takeAsDraft } from '@/features/configuration-view/take-as-draft'
import { configurationDraft, keepDraft } from '@/services/configuration/draft'
import { keepConfiguration, keptConfigurations } from '@/services/configuration/kept'
import { keptStore } from '@/services/configuration/kept-store'
import { storage } from '@/platform/storage'
import { makeSnapshot } from '../../../support/samples/snapshot'

const mine = makeSnapshot('mine')
const theirs = makeSnapshot('theirs')
const kept = () => keptConfigurations().map(({ options: [option] }) => option)

beforeEach(() => {
  storage.keys().forEach(storage.remove)
  keptStore.setState([], true)
})

describe('ordering a car that somebody shared', () => {
  it('makes it the draft, which is what is ordered', () => {
    takeAsDraft(theirs, false)
    expect(configurationDraft.read()).toEqual(theirs)
  })

  it('saves the draft that it pushes aside, and says so', () => {
    keepDraft(mine)
    expect(takeAsDraft(theirs, false)).toBe(true)
    expect(kept()).toEqual(['mine'])
  })

  it('saves nothing that is saved anyway', () => {
    keepDraft(mine)
    keepConfiguration(mine)
    expect(takeAsDraft(theirs, false)).toBe(false)
    expect(kept()).toEqual(['mine'])
  })

  it('saves nothing when it is the very same car', () => {
    keepDraft(mine)
    expect(takeAsDraft(mine, false)).toBe(false)
    expect(kept()).toEqual([])
  })
})

it('ordering the draft itself, at the price of now, saves no second car', () => {
  keepDraft(mine)
  expect(takeAsDraft({ ...mine, totalFen: mine.totalFen + 1 }, true)).toBe(false)
  expect(configurationDraft.read()?.totalFen).toBe(mine.totalFen + 1)
  expect(kept()).toEqual([])
})
