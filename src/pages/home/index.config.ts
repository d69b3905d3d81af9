import { NEXT_CARDS_PX } from '@/features/home/next-cards'
import { pageConfigOf } from '@/page-table/page-config'
import { PULLS_NATIVELY } from '@/ui/pull-to-refresh/native'

export default {
  ...pageConfigOf('pages/home/index'),
  enablePullDownRefresh: PULLS_NATIVELY,
  onReachBottomDistance: NEXT_CARDS_PX,
}
