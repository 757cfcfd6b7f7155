import { weightCap as rule } from '@debut/events/analyses/rules/weight-cap.ts'
import { weighing } from './weighing.ts'

export const weightCap = weighing(
  rule,
  ({ cap }) =>
    ({ weight }) =>
      Math.min(weight, cap),
)
