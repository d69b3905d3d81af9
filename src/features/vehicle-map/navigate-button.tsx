import type { MapPoint } from '@/domain/area/gcj02'
import { routeLink } from '@/domain/map/route-link'
import { openOutside } from '@/platform/opener'
import { openMap } from '@/platform/place-map'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/popup/copy'
import { messages } from './messages'

interface NavigateButtonProps {
  name: string
  /** Null while it is not known. */
  address: string | null
  point: MapPoint
}

/** Leads there by the phone's own navigation; a browser has none: it copies the address, and opens a planner of routes. */
export function NavigateButton({ name, address, point: { longitude, latitude } }: NavigateButtonProps) {
  const goThere = openMap
  if (goThere === null) {
    return (
      <>
        <Button kind="line" isDisabled={address === null} onPress={() => copyText(address ?? '')}>
          {messages.copyAddress}
        </Button>
        <Button
          label={messages.routeTo(name)}
          onPress={() => void openOutside(routeLink(name, { longitude, latitude }))}
        >
          {messages.route}
        </Button>
      </>
    )
  }
  return (
    <Button onPress={() => goThere({ name, address: address ?? '', longitude, latitude })}>{messages.navigate}</Button>
  )
}
