import { RedirectPage } from '@/features/ways-in/redirect-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function Redirect() {
  return <RedirectPage params={usePageParams<'pages/middle/redirect/redirect'>()} />
}
