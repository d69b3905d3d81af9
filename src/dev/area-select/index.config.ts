export default definePageConfig({ navigationBarTitleText: 'Area' })
