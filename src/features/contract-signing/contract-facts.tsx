import type { ContractDetail } from '@/wire/schemas/contract'
import { dayText } from '@/domain/time/shanghai-time'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { messages } from './messages'

/** What is signed. */
export function ContractFacts({ contract }: { contract: ContractDetail }) {
  const day = dayText(contract.deliverBy)
  return (
    <Card>
      <KeyValues
        rows={[
          { label: messages.contract, value: messages.contractNo(contract.contractNo) },
          { label: messages.vehicleTotal, value: <Price amountFen={contract.vehicleTotal} size={15} /> },
          { label: messages.delivery, value: messages.deliveryBy(contract.deliveryPlace, day) },
        ]}
      />
    </Card>
  )
}
