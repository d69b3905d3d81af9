export default definePageConfig({ navigationBarTitleText: 'Global style' })
