import type { PosPayment } from '@/wire/schemas/balance'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { CellLink } from '@/ui/cell/cell-link'
import { ExtraIcon } from '@/ui/extra-icon'
import { WayThere } from '@/widgets/way-there'
import { messages } from './messages'

interface PlaceCardProps {
  pos: PosPayment
  onCheck: () => Promise<void>
}

/** Where the till is, and what to do when the page lags behind it. */
export function PlaceCard({ pos: { storeName, shopAddress, locationX, locationY }, onCheck }: PlaceCardProps) {
  return (
    <Card isList>
      <Cell
        icon={<ExtraIcon name="store" size={20} />}
        label={storeName}
        note={shopAddress ?? undefined}
        value={
          shopAddress === null ? undefined : (
            <WayThere name={storeName} address={shopAddress} longitude={locationX} latitude={locationY} />
          )
        }
      />
      <Cell
        icon={<ExtraIcon name="wallet" size={20} />}
        label={messages.alreadyPaid}
        note={messages.alreadyPaidNote}
        value={
          <CellLink label={messages.checkPaid} onPress={onCheck}>
            {messages.check}
          </CellLink>
        }
      />
    </Card>
  )
}
