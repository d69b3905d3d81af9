import { useDidShow, useRouter } from '@tarojs/taro'
import { pageOf } from '@/services/navigation/current-page'
import { noteTabShown } from '@/stores/tab'

/** Marks a page as a tab: whichever way it is shown, the tab bar shows it as selected. */
export const useTabPage = (): void => {
  const { path } = pageOf(useRouter())
  useDidShow(() => noteTabShown(path))
}
