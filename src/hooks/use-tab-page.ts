import { useDidShow, useRouter } from '@tarojs/taro'
import { routeOf } from '@/services/navigation/current-route'
import { noteTabShown } from '@/stores/tab'

/** Marks a page as a tab: whichever way it is shown, the tab bar shows it as selected. */
export function useTabPage(): void {
  const { path } = routeOf(useRouter())
  useDidShow(() => noteTabShown(path))
}
