import { PULLS_NATIVELY } from '@/ui/pull-to-refresh/native'

export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Explore',
  enableShareAppMessage: true,
  enablePullDownRefresh: PULLS_NATIVELY,
  // In px: the next cards are on their way before the last one is in sight.
  onReachBottomDistance: 400,
})
