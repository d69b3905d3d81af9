import { openMap } from '@/platform/place-map'
import { CellLink } from '@/ui/cell/cell-link'
import { copyText } from '@/ui/popup/copy'
import { messages } from './messages'

interface WayThereProps {
  name: string
  address: string
  /** Degrees of the map; null where the place has none. */
  longitude: number | null
  latitude: number | null
}

/** Leads to a place on the map, or copies its address where there is none to open. */
export function WayThere({ name, address, longitude, latitude }: WayThereProps) {
  if (openMap === null || longitude === null || latitude === null) {
    return (
      <CellLink label={messages.copyOf(name)} onPress={() => void copyText(address)}>
        {messages.copy}
      </CellLink>
    )
  }
  return (
    <CellLink
      label={messages.directionsTo(name)}
      onPress={() => void openMap?.({ name, address, longitude, latitude })}
    >
      {messages.directions}
    </CellLink>
  )
}
