import { PULLS_NATIVELY } from '@/ui/pull-to-refresh/native'

export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'My orders',
  enablePullDownRefresh: PULLS_NATIVELY,
})
