import type { ContractDetail } from '@/wire/schemas/contract'
import { SignGateway } from '@/wire/enums/contract'
import { ContractStatus } from '@/wire/enums/order'
import { nextTask, signingSteps } from '@/features/contract-signing/signing-steps'

const generated: ContractDetail = {
  id: '1',
  orderNo: 'VL20261120041788',
  contractNo: 'VC20261120041788',
  contractStatus: ContractStatus.generated,
  modelName: 'Vela 7',
  versionName: 'Long Range',
  signerName: '周以宁',
  signerNo: '1101**********002X',
  signerPhone: '138****4417',
  vehicleTotal: 26_990_000,
  deliveryPlace: 'Shanghai',
  deliverBy: '2027-01-04',
  pages: 2,
  gateway: SignGateway.sandbox,
  identityCheckedTime: null,
  openedTime: null,
  signing: null,
  failReason: null,
  signedTime: null,
}
const opened = { ...generated, openedTime: '2026-11-20 09:24:00' }
const checked = { ...opened, identityCheckedTime: '2026-11-20 09:25:00' }
const signing = {
  ...checked,
  contractStatus: ContractStatus.signing,
  signing: { signUrl: null, expirationTime: '2026-11-27 09:26:00' },
}
const failed = { ...checked, contractStatus: ContractStatus.unsigned, failReason: 'The face check did not succeed' }
const signed = { ...checked, contractStatus: ContractStatus.passed, signedTime: '2026-11-20 09:27:00' }

const statesOf = (contract: ContractDetail) => signingSteps(contract).map(({ state }) => state)

describe('the steps of signing', () => {
  it.each([
    ['generated', generated, ['now', 'now', 'next', 'next'], 'read'],
    ['opened', opened, ['now', 'done', 'next', 'next'], 'identity'],
    ['opened by a checked signer', checked, ['done', 'done', 'now', 'next'], 'sign'],
    ['being signed', signing, ['done', 'done', 'waiting', 'next'], 'openAgain'],
    ['not signed after a try', failed, ['done', 'done', 'failed', 'next'], 'signAgain'],
    ['signed', signed, ['done', 'done', 'done', 'done'], 'toOrder'],
  ])('of a contract that is %s, and the one thing to do next', (_what, contract, states, task) => {
    expect(statesOf(contract)).toEqual(states)
    expect(nextTask(contract)).toBe(task)
  })

  it('ask for a fresh check before another try when the last one is too old', () => {
    expect(nextTask({ ...failed, identityCheckedTime: null })).toBe('identity')
  })

  it('say who was checked, what was opened and why a try failed', () => {
    const notes = signingSteps(failed).map(({ note }) => note)
    expect(notes.slice(0, 3)).toEqual([
      '周以宁 · 1101**********002X',
      '2 pages · opened 20\u00a0Nov, 09:24',
      'The face check did not succeed',
    ])
  })
})
