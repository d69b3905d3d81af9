import type { SavedConfiguration } from '@/wire/schemas/configuration'
import { ErrorCode } from '@/wire/errors'
import { storage } from '@/platform/storage'
import { configurationDraft } from '@/services/configuration/draft'
import {
  forgetConfiguration,
  keepConfiguration,
  keptConfigurations,
  watchKeptConfigurations,
} from '@/services/configuration/kept'
import { keptStore } from '@/services/configuration/kept-store'
import { syncConfigurations } from '@/services/configuration/sync'
import { ApiError } from '@/services/request/errors'
import { tellSession } from '@/services/session/session'
import { makeSaved, makeSnapshot } from '../../../support/samples/snapshot'
import { logInAs } from '../../../support/jest/log-in-as'

/** The account of the logged-in user, as the server keeps it. */
let account: SavedConfiguration[]
let refuse: ApiError | undefined
let calls: string[]
/** What happens on the phone while the next configuration is on its way to the account. */
let meanwhile: (() => void) | undefined

jest.mock('@/services/api/configuration', () => ({
  fetchSavedConfigurations: async () => {
    calls.push('list')
    return account
  },
  saveConfiguration: async ({ baseRevision, ...body }: { id: string; baseRevision: number }) => {
    calls.push('save')
    if (refuse) throw refuse
    const happen = meanwhile
    meanwhile = undefined
    happen?.()
    const saved = { ...body, revision: baseRevision + 1, savedTime: '2026-11-20 10:00:00' } as SavedConfiguration
    account = [...account.filter(({ id }) => id !== body.id), saved]
    return saved
  },
  deleteConfiguration: async ({ id, baseRevision }: { id: string; baseRevision: number }) => {
    calls.push('delete')
    if (account.some((one) => one.id === id && one.revision !== baseRevision))
      throw new ApiError('business', ErrorCode.conflict, 'Changed elsewhere')
    account = account.filter((one) => one.id !== id)
    return { id }
  },
}))

const logOut = (): void => tellSession({ type: 'ended' })
const shown = (): string[] => keptConfigurations().map(({ options: [option = ''] }) => option)

beforeEach(() => {
  logOut()
  storage.keys().forEach(storage.remove)
  keptStore.setState([], true)
  account = []
  refuse = undefined
  calls = []
  meanwhile = undefined
})

describe('saved configurations', () => {
  it('are on the phone at once, also for a visitor and after a reload', () => {
    keepConfiguration(makeSnapshot('green'))

    expect(shown()).toEqual(['green'])
    expect(storage.get('saved-configurations')).toContain('"green"')
    expect(calls).toEqual([])
  })

  it('become the user’s when a visitor logs in', async () => {
    account = [makeSaved('a', 'white')]
    keepConfiguration(makeSnapshot('green'))
    logInAs('u1')
    await syncConfigurations()

    expect(shown().sort()).toEqual(['green', 'white'])
    expect(account.map(({ options }) => options[0])).toEqual(['white', 'green'])
    expect(keptStore.getState().every(({ state }) => state === 'sent')).toBe(true)
  })

  it('are sent once, however often pages ask at the same time', async () => {
    keepConfiguration(makeSnapshot('green'))
    logInAs('u1')
    await Promise.all([syncConfigurations(), syncConfigurations()])

    expect(calls).toEqual(['list', 'save'])
  })

  it('stay on the phone without a network and are sent the next time', async () => {
    logInAs('u1')
    keepConfiguration(makeSnapshot('green'))
    refuse = new ApiError('network', 0, 'timeout')
    await expect(syncConfigurations()).rejects.toThrow('timeout')
    expect(shown()).toEqual(['green'])

    refuse = undefined
    await syncConfigurations()
    expect(account).toHaveLength(1)
  })

  it('stay on the phone when the account has no room', async () => {
    logInAs('u1')
    keepConfiguration(makeSnapshot('green'))
    refuse = new ApiError('business', ErrorCode.tooManyConfigurations, 'Too many')
    await syncConfigurations()

    expect(shown()).toEqual(['green'])
    expect(keptStore.getState()[0]?.state).toBe('unsent')
  })

  it('are changed in place', async () => {
    logInAs('u1')
    const { id } = keepConfiguration(makeSnapshot('green'))
    await syncConfigurations()
    keepConfiguration(makeSnapshot('blue'), id)
    await syncConfigurations()

    expect(account).toEqual([expect.objectContaining({ id, revision: 2, options: ['blue'] })])
    expect(shown()).toEqual(['blue'])
  })

  it('keep a change that was made while the last one was on its way', async () => {
    logInAs('u1')
    const { id } = keepConfiguration(makeSnapshot('green'))
    meanwhile = () => keepConfiguration(makeSnapshot('blue'), id)
    await syncConfigurations()

    expect(account).toEqual([expect.objectContaining({ id, options: ['blue'] })])
    expect(keptStore.getState()).toEqual([expect.objectContaining({ state: 'sent', options: ['blue'] })])
  })

  it('are sent by the turn that is under way while they are saved', async () => {
    logInAs('u1')
    keepConfiguration(makeSnapshot('green'))
    let joined: Promise<void> | undefined
    meanwhile = () => {
      keepConfiguration(makeSnapshot('blue'))
      joined = syncConfigurations()
    }
    await syncConfigurations()
    await joined

    expect(account.map(({ options }) => options[0])).toEqual(['green', 'blue'])
    expect(calls).toEqual(['list', 'save', 'save'])
  })

  it('are deleted here at once and in the account with the next meeting', async () => {
    logInAs('u1')
    const { id } = keepConfiguration(makeSnapshot('green'))
    await syncConfigurations()
    forgetConfiguration(id)
    expect(shown()).toEqual([])
    await syncConfigurations()

    expect(account).toEqual([])
    expect(keptStore.getState()).toEqual([])
  })

  it('are deleted in the account also when they were just on their way there', async () => {
    logInAs('u1')
    const { id } = keepConfiguration(makeSnapshot('green'))
    meanwhile = () => forgetConfiguration(id)
    await syncConfigurations()

    expect(account).toEqual([])
    expect(keptStore.getState()).toEqual([])
  })

  it('outlive their deletion here where another phone changes them before the account is told, and come back', async () => {
    logInAs('u1')
    const { id } = keepConfiguration(makeSnapshot('green'))
    await syncConfigurations()
    keepConfiguration(makeSnapshot('white'))
    meanwhile = () => {
      forgetConfiguration(id)
      account = account.map((one) => (one.id === id ? { ...one, ...makeSnapshot('blue'), revision: 2 } : one))
    }
    await syncConfigurations()
    expect(account.map(({ options }) => options[0]).sort()).toEqual(['blue', 'white'])

    await syncConfigurations()
    expect(shown().sort()).toEqual(['blue', 'white'])
  })

  it('are deleted without a call while nobody else has them', async () => {
    forgetConfiguration(keepConfiguration(makeSnapshot('green')).id)

    expect(keptStore.getState()).toEqual([])
  })

  it('are not shown to the next user of the phone, nor sent to the wrong account', async () => {
    logInAs('u1')
    keepConfiguration(makeSnapshot('green'))
    logOut()
    expect(shown()).toEqual([])
    logInAs('u2')
    await syncConfigurations()

    expect(account).toEqual([])
    logInAs('u1')
    expect(shown()).toEqual(['green'])
  })

  it('tell whoever watches of a change and of a login, until the watch ends', () => {
    const tell = jest.fn()
    const stop = watchKeptConfigurations(tell)
    keepConfiguration(makeSnapshot('green'))
    logInAs('u1')
    expect(tell).toHaveBeenCalledTimes(2)
    stop()
    keepConfiguration(makeSnapshot('blue'))
    expect(tell).toHaveBeenCalledTimes(2)
  })

  it('ask nothing for a visitor', async () => {
    await syncConfigurations()

    expect(calls).toEqual([])
  })
})

describe('the configuration at work', () => {
  it('is found again after a reload', () => {
    configurationDraft.write(makeSnapshot('green'))

    expect(configurationDraft.read()).toEqual(makeSnapshot('green'))
  })

  it.each([
    ['a price with half a fen', { totalFen: 0.5 }],
    ['options that are no texts', { options: [1] }],
    ['a part without a name', { parts: [{ attributeNo: 'a', priceFen: 0 }] }],
  ])('is dropped when storage holds %s', (_what, changes) => {
    configurationDraft.write({ ...makeSnapshot('green'), ...changes } as ReturnType<typeof makeSnapshot>)

    expect(configurationDraft.read()).toBeUndefined()
  })
})
