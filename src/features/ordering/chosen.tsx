import { Text } from '@tarojs/components'

/** What was chosen in a row of a form, else what is to be chosen there. */
export const chosenOr = (chosen: string | undefined, placeholder: string) =>
  chosen ?? <Text className="c-3">{placeholder}</Text>
