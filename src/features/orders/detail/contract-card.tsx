import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { ContractStatus } from '@/wire/enums/order'
import { isLocked } from '@/domain/order/locked'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { messages } from '../messages'

const textOf = (status: ContractStatus): string | null => {
  switch (status) {
    case ContractStatus.generated:
      return messages.contractTexts.toSign
    case ContractStatus.signing:
      return messages.contractTexts.signing
    case ContractStatus.unsigned:
      return messages.contractTexts.failed
    case ContractStatus.passed:
      return null
    default:
      return status satisfies never
  }
}

/** The contract of a locked order, until it is signed; afterwards it is among the files. */
export function ContractCard({
  order,
}: {
  order: Pick<OrderDetail, 'id' | 'orderType' | 'statusCode' | 'contractStatus'>
}) {
  const { id, contractStatus } = order
  if (!isLocked(order)) return null
  const text = contractStatus === null ? messages.contractTexts.waiting : textOf(contractStatus)
  if (text === null) return null
  const toContract = () => void open('pages/lynk-fullcar/order/signMiddle/index', { id })
  return (
    <Card
      title={messages.contractTitle}
      {...(contractStatus !== null && { more: messages.openContract, onMore: toContract })}
    >
      <View className="c-2">{text}</View>
    </Card>
  )
}
