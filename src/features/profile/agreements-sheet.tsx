import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { wantedPage } from '@/services/navigation/wanted-page'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Sheet } from '@/ui/sheet'
import { ErrorView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { useConsentTo } from '@/widgets/consent/use-consent-to'
import { DueAgreement } from './due-agreement'
import { messages } from './messages'
import { useDueAgreements } from './use-due-agreements'

/** Agreements that changed since the user accepted them: agree and go on, or log out. */
export function AgreementsSheet() {
  const { isDue, page, reload, agree, leave } = useDueAgreements()
  const pending = page.status === 'ready' ? page.data : []
  const { isAgreed, onChange } = useConsentTo(pending).row
  const isNothingAsked = pending.length === 0
  const hasFailed = page.status === 'failed' || page.status === 'timedOut'

  return (
    <Sheet
      isOpen={isDue && (!isNothingAsked || hasFailed)}
      isPersistent
      title={messages.agreementsTitle}
      onClose={leave}
      foot={
        <StickyBar>
          <Button kind="line" onPress={leave}>
            {messages.logOut}
          </Button>
          <Button
            isDisabled={!isAgreed || isNothingAsked}
            hint={isAgreed || isNothingAsked ? undefined : messages.tickFirst}
            onPress={() => agree(pending)}
          >
            {messages.agreeAndContinue}
          </Button>
        </StickyBar>
      }
    >
      {hasFailed ? (
        <ErrorView text={page.message} onReload={reload} />
      ) : (
        <>
          <Purpose />
          {pending.map((agreement) => (
            <DueAgreement key={agreement.id} agreement={agreement} />
          ))}
          <View className="c-2 t-sub">
            <Checkbox isOn={isAgreed} onChange={onChange}>
              {messages.agreeToAll(pending.length)}
            </Checkbox>
          </View>
        </>
      )}
    </Sheet>
  )
}

const pageName = (path: string): string =>
  (messages.pages as Readonly<Record<string, string | undefined>>)[path] ?? messages.anyPage

/** Why it is asked, and where the way goes on. */
function Purpose() {
  const [wanted] = useState(wantedPage)
  if (wanted === null) return <View className="c-2">{messages.agreementsText}</View>
  return (
    <View className="c-2">
      {messages.readThen.before}
      <Text className="t-strong">{pageName(wanted.path)}</Text>
      {messages.readThen.after}
    </View>
  )
}
