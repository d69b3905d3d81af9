import { View } from '@tarojs/components'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchModelHome } from '@/services/api/home'
import { open } from '@/services/navigation/open'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import './point-banner.scss'

/** The points banner of the home data; while there is none, nothing. */
export function PointBanner() {
  const { page } = useAsyncPage(() => fetchModelHome())
  const banner = page.status === 'ready' ? page.data.pointBannerVO : null
  if (banner === null) return null
  return (
    <Pressable
      className="point-banner"
      role="link"
      label={banner.title}
      onPress={() => void open('pages/integral/integral')}
    >
      <View className="point-banner__picture">
        <Picture src={banner.picture} alt="" />
      </View>
      <View className="point-banner__title">{banner.title}</View>
    </Pressable>
  )
}
