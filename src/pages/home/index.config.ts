export default definePageConfig({
  navigationStyle: 'custom',
  navigationBarTitleText: 'Explore',
  enablePullDownRefresh: true,
})
