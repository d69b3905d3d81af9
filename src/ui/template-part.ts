/** What Taro hands on of something that happened to a part of a template of ours (a file .wxml). */
export interface PartEvent {
  mpEvent?: { currentTarget: { dataset: { part?: string | number } } }
}

/** Which part it was: the template names them. */
export const partOf = ({ mpEvent }: PartEvent): string => String(mpEvent?.currentTarget.dataset.part)
