import { View } from '@tarojs/components'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { ID_DOCUMENT_NAMES } from '@/domain/person/id-document-names'
import { mobileInText } from '@/domain/person/phone'
import { Card } from '@/ui/card'
import { ChoiceField, FixedField, FormField } from '@/ui/form-field'
import { Segmented } from '@/ui/segmented'
import { messages } from '../messages'
import { BUYER_ID, type BigOrderForm } from './use-form'
import './buyer-card.scss'

const NAME_MAX = 60
const NUMBER_MAX = 24

const TYPES = ['personal', 'enterprise'] as const

interface BuyerCardProps {
  form: BigOrderForm
  /** The shopper's own number. */
  phone: string
  /** The masked number of the order that is changed; it stays as long as nothing of the buyer changes. */
  keptNumber?: string | null
}

/** Who buys: a person with a document, or an enterprise with its tax number. */
export function BuyerCard({ form, phone, keptNumber = null }: BuyerCardProps) {
  const { values, faults, focused, set, blur } = form
  const isPerson = values.purchaseType === BuyerType.personal
  return (
    <Card title={messages.buyer} isList className="buyer-card">
      <View id={BUYER_ID} className="buyer-card__type">
        <Segmented
          items={TYPES.map((key) => ({ key, label: messages[key] }))}
          label={messages.buyerType}
          selected={isPerson ? 'personal' : 'enterprise'}
          onSelect={(key) => set({ purchaseType: BuyerType[key] })}
        />
      </View>
      <FormField
        label={isPerson ? messages.name : messages.company}
        placeholder={messages.pleaseEnter}
        value={isPerson ? values.personName : values.companyName}
        maxLength={NAME_MAX}
        error={faults.subjectName}
        isFocused={focused === 'subjectName'}
        onBlur={blur}
        onChange={(name) => set(isPerson ? { personName: name } : { companyName: name })}
      />
      <FixedField label={messages.phone} value={mobileInText(phone)} />
      {isPerson ? (
        <PersonFields form={form} keptNumber={keptNumber} />
      ) : (
        <FormField
          label={messages.taxNo}
          placeholder={numberPlaceholder(keptNumber)}
          value={values.enterpriseTaxNo}
          maxLength={NUMBER_MAX}
          error={faults.enterpriseTaxNo}
          isFocused={focused === 'enterpriseTaxNo'}
          onBlur={blur}
          onChange={(enterpriseTaxNo) => set({ enterpriseTaxNo })}
        />
      )}
    </Card>
  )
}

function PersonFields({ form, keptNumber }: { form: BigOrderForm; keptNumber: string | null }) {
  const { values, faults, focused, set, blur, openSheet } = form
  const isResidentId = values.cerType === IdDocumentType.residentId
  return (
    <>
      <ChoiceField
        label={messages.document}
        value={ID_DOCUMENT_NAMES[values.cerType]}
        placeholder={messages.documentSheet}
        onPress={() => openSheet('document')}
      />
      <FormField
        label={isResidentId ? messages.residentIdNo : messages.documentNo}
        kind={isResidentId ? 'idCard' : 'text'}
        placeholder={numberPlaceholder(keptNumber)}
        value={values.cerNo}
        maxLength={NUMBER_MAX}
        error={faults.cerNo}
        isFocused={focused === 'cerNo'}
        onBlur={blur}
        onChange={(cerNo) => set({ cerNo })}
      />
    </>
  )
}

const numberPlaceholder = (keptNumber: string | null): string =>
  keptNumber === null ? messages.pleaseEnter : messages.numberKept(keptNumber)
