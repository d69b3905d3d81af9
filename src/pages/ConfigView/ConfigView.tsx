import { useShareAppMessage } from '@tarojs/taro'
import { useMemo } from 'react'
import { CarViewPage } from '@/features/configuration-view/car-view-page'
import { shareCardOf } from '@/features/configuration-view/share'
import { readSource } from '@/features/configuration-view/source'
import { useCarView } from '@/features/configuration-view/use-car-view'
import { usePageParams } from '@/hooks/use-page-params'

export default function ConfigViewPage() {
  const params = usePageParams<'pages/ConfigView/ConfigView'>()
  const source = useMemo(() => readSource(params), [params])
  const view = useCarView(source)
  useShareAppMessage(() => shareCardOf(view.opened, view.shareCode))
  return <CarViewPage {...view} source={source} />
}
