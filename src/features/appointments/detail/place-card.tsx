import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { openMap } from '@/platform/place-map'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { copyText } from '@/ui/feedback/copy'
import { messages } from '../messages'

/** Where to come: leads there, or copies the address where there is no map to open. */
export function PlaceCard({ appointment }: { appointment: AppointmentDetail }) {
  const { storeName, address, longitude, latitude } = appointment
  return (
    <Card isList>
      <Cell
        icon={<ExtraIcon name="location" />}
        label={storeName}
        note={address}
        value={
          openMap === null ? (
            <Button kind="link" label={messages.copyAddressOf(storeName)} onPress={() => copyText(address)}>
              {messages.copyAddress}
            </Button>
          ) : (
            <Button
              kind="link"
              label={messages.directionsTo(storeName)}
              onPress={() => openMap?.({ name: storeName, address, longitude, latitude })}
            >
              {messages.directions}
            </Button>
          )
        }
      />
    </Card>
  )
}
