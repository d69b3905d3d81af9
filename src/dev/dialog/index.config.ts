export default definePageConfig({ navigationBarTitleText: 'Dialogs' })
