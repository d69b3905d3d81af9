import { ContractStatus } from '@/wire/enums/order'
import { CONTRACT_STATUS_LABELS } from '@/domain/order/contract-status'

describe('signing the contract', () => {
  it.each([
    [ContractStatus.unsigned, 'Unsigned'],
    [ContractStatus.signing, 'Signing'],
    [ContractStatus.passed, 'Passed'],
    [ContractStatus.generated, 'Contract generated'],
  ])('reads state %p as "%s"', (status, label) => {
    expect(CONTRACT_STATUS_LABELS[status]).toBe(label)
  })
})
