import { useEffect } from 'react'
import { lightScreen } from '@/platform/screen-light'
import { usePageShown } from './use-page-shown'

/** Keeps the screen bright while a code that is to be scanned stands on it: not under another page, nor in the background. */
export function useScreenLight(isCodeShown = true): void {
  const isLit = usePageShown() && isCodeShown
  useEffect(() => (isLit ? lightScreen() : undefined), [isLit])
}
