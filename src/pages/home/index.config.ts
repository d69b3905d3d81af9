export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Explore',
  enablePullDownRefresh: true,
  // In px: the next cards are on their way before the last one is in sight.
  onReachBottomDistance: 400,
})
