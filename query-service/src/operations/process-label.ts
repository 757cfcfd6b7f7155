const LABELS: Readonly<Record<string, string>> = {
  'hold-suspects': 'Detector',
  'launch-days': 'Day close',
  'carry-out-judgements': 'Judgement',
  'a-rule': 'A rule',
  settings: 'Settings',
}

/** What people call a process; of one that has no other name, its own. */
export const processLabel = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return LABELS[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
