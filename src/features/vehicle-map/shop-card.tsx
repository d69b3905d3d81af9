import { View } from '@tarojs/components'
import type { MapPoint } from '@/domain/area/gcj02'
import { kilometres } from '@/domain/area/nearest-first'
import { useAsyncPage } from '@/hooks/use-async-page'
import { callPhone } from '@/platform/opener'
import { fetchShop } from '@/services/api/shop'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Picture } from '@/ui/picture'
import { OpenTag } from '@/widgets/open-tag'
import { Buttons } from './buttons'
import { messages } from './messages'
import { NavigateButton } from './navigate-button'

interface ShopCardProps {
  id: string
  /** What the distance is measured from; without it none is told. */
  from: MapPoint | null
}

/** The chosen shop, and what can be done about it. */
export function ShopCard({ id, from }: ShopCardProps) {
  const { page, reload } = useAsyncPage(
    (signal) =>
      fetchShop({ id, ...(from !== null && { longitude: from.longitude, latitude: from.latitude }) }, { signal }),
    { key: from === null ? id : `${id} ${from.longitude} ${from.latitude}` },
  )
  if (page.status !== 'ready') return <LoadedOrNot page={page} onReload={reload} />
  const { storeName, address, picture, phone, openings, distanceMetres } = page.data
  return (
    <>
      <View className="map-card__shop">
        <View className="map-card__picture">
          <Picture src={picture} alt="" />
        </View>
        <View className="map-card__words">
          <View className="map-card__head">
            <View className="map-card__name" role="heading" aria-level="2">
              {storeName}
            </View>
            {distanceMetres !== null && (
              <View className="map-card__away">{messages.away(kilometres(distanceMetres))}</View>
            )}
          </View>
          <View className="map-card__note">{address}</View>
          <View className="map-card__tags">
            <OpenTag openings={openings} />
          </View>
        </View>
      </View>
      <Buttons>
        <Button kind="line" onPress={() => open('pages/shopList/details/index', { id })}>
          {messages.shop}
        </Button>
        <Button kind="line" label={messages.callShop(storeName)} onPress={() => callPhone(phone)}>
          {messages.call}
        </Button>
        <NavigateButton name={storeName} address={address} point={page.data} />
      </Buttons>
    </>
  )
}
