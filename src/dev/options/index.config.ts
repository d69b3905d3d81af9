export default definePageConfig({ navigationBarTitleText: 'Options' })
