import { NEXT_CARDS_PX } from '@/features/home/next-cards'
import { PULLS_NATIVELY } from '@/ui/pull-to-refresh/native'

export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Explore',
  enableShareAppMessage: true,
  enablePullDownRefresh: PULLS_NATIVELY,
  onReachBottomDistance: NEXT_CARDS_PX,
})
