import { useEffect } from 'react'
import { usePageShown } from '@/hooks/use-page-shown'
import { returnFromLogin } from '@/services/navigation/login-return'
import { useIsLoggedIn } from '@/stores/session'
import { tellDeletion } from '@/widgets/deletion-told/tell-deletion'

/**
 * Leads on to the target as soon as the shopper is logged in: after a login here, in another tab of the browser, or
 * when a link opened the login of someone who is logged in already.
 */
export function useLeaveLogin(target: string | undefined): void {
  const isLoggedIn = useIsLoggedIn()
  const isShown = usePageShown()
  useEffect(() => {
    if (isLoggedIn && isShown) void returnFromLogin(target).then(tellDeletion)
  }, [isLoggedIn, isShown, target])
}
