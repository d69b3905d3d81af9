/** @jest-environment jsdom */
import { keepConfigurationsInStep } from '@/services/configuration/keep-in-step'
import { keepConfiguration, keptConfigurations } from '@/services/configuration/kept'
import { syncConfigurations } from '@/services/configuration/sync'
import { ApiError } from '@/services/request/errors'
import { tellSession } from '@/services/session/session'
import { makeSnapshot } from '../../../support/samples/snapshot'
import { logInAs } from '../../../support/jest/log-in-as'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/configuration/sync')
const sync = jest.mocked(syncConfigurations)

let stop: () => void = () => undefined
beforeEach(() => {
  tellSession({ type: 'ended' })
  sync.mockReset().mockResolvedValue()
})
afterEach(() => stop())

test('what another tab saves stays beside what is saved in this one', () => {
  stop = keepConfigurationsInStep()
  keepConfiguration(makeSnapshot('green'))
  const kept = localStorage.getItem('vela:saved-configurations') ?? ''
  localStorage.setItem('vela:saved-configurations', kept.replace(/"green"/g, '"blue"'))
  window.dispatchEvent(new StorageEvent('storage', { key: 'vela:saved-configurations' }))
  keepConfiguration(makeSnapshot('white'))
  expect(
    keptConfigurations()
      .flatMap(({ options }) => options)
      .sort(),
  ).toEqual(['blue', 'white'])
})

describe('saved configurations and the account', () => {
  it('come together at launch for who is logged in', () => {
    logInAs('u1')
    stop = keepConfigurationsInStep()
    expect(sync).toHaveBeenCalledTimes(1)
  })

  it('are left alone for a visitor, until a login', () => {
    stop = keepConfigurationsInStep()
    expect(sync).not.toHaveBeenCalled()
    logInAs('u1')
    expect(sync).toHaveBeenCalledTimes(1)
  })

  it('are asked about once a login, whatever else happens to the session', () => {
    stop = keepConfigurationsInStep()
    logInAs('u1')
    tellSession({ type: 'user-changed', user: makeUser({ id: 'u1', nickName: 'New' }) })
    expect(sync).toHaveBeenCalledTimes(1)
    tellSession({ type: 'ended' })
    logInAs('u2')
    expect(sync).toHaveBeenCalledTimes(2)
  })

  it('do not disturb the app when the network is gone', async () => {
    sync.mockRejectedValue(new ApiError('network', 0, 'timeout'))
    stop = keepConfigurationsInStep()
    logInAs('u1')
    await expect(sync.mock.results[0]?.value).rejects.toThrow()
  })
})
