import { late } from '../../../../ui/late.tsx'

const loadWriteForm = async () => (await import('./write-form.tsx')).WriteForm
const loadEditForm = async () => (await import('./edit-form.tsx')).EditForm

/** Visitors, and members who only read, do without their code. */
export const WriteForm = late(loadWriteForm)
export const EditForm = late(loadEditForm)

const unnoticed = () => undefined

/** For buttons that open a form: its code is on its way once they are pointed at. */
export const expectWriteForm = () => void loadWriteForm().catch(unnoticed)
export const expectEditForm = () => void loadEditForm().catch(unnoticed)
