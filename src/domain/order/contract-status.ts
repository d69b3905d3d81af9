import { ContractStatus } from '@/wire/enums/order'

/** Label of every state of signing the contract (specification section 4). */
export const CONTRACT_STATUS_LABELS = {
  [ContractStatus.unsigned]: 'Unsigned',
  [ContractStatus.signing]: 'Signing',
  [ContractStatus.passed]: 'Passed',
  [ContractStatus.generated]: 'Contract generated',
} as const satisfies Record<ContractStatus, string>
