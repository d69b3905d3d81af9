import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { WayThere } from '@/widgets/way-there'

/** Where to come. */
export function PlaceCard({ appointment }: { appointment: AppointmentDetail }) {
  const { storeName, address, longitude, latitude } = appointment
  return (
    <Card isList>
      <Cell
        icon={<ExtraIcon name="location" />}
        label={storeName}
        note={address}
        value={<WayThere name={storeName} address={address} longitude={longitude} latitude={latitude} />}
      />
    </Card>
  )
}
