import { Ban, Check, CheckCheck, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { NeedsScripts } from '#platform/client/without-scripts.tsx'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Appointment } from '../contract.ts'
import type { AppointmentStatus } from '../rules.ts'
import styles from './AppointmentActions.module.css'
import { useChangeStatus, useDeleteAppointment, useRestoreAppointment } from './data.ts'
import { texts } from './texts/texts.ts'

const EditAppointmentDialog = lazyPart(
  async () => (await import('./form/EditAppointmentDialog.tsx')).EditAppointmentDialog,
)

type Props = { appointment: Appointment; pregnancyId: number; timeZone: string; onDeleted: () => void }

/** A menu with the actions on an appointment, for people who may change it. */
export function AppointmentActions({ appointment, pregnancyId, timeZone, onDeleted }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  const id = useId()

  return (
    <NeedsScripts>
      <span className={styles.opener}>
        <IconButton
          label={texts.change(appointment.title)}
          icon={<Ellipsis />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
      </span>
      <div id={id} className={styles.actions} hidden={!isOpen}>
        <Button
          icon={<Pencil aria-hidden="true" />}
          aria-label={texts.editIt(appointment.title)}
          onClick={() => setDialog('edit')}
        >
          {texts.edit}
        </Button>
        <Button
          icon={<Trash2 aria-hidden="true" />}
          aria-label={texts.removeIt(appointment.title)}
          onClick={() => setDialog('delete')}
        >
          {texts.remove}
        </Button>
        <StatusButtons appointment={appointment} pregnancyId={pregnancyId} />
      </div>
      <Suspense>
        {dialog === 'edit' && (
          <EditAppointmentDialog
            appointment={appointment}
            pregnancyId={pregnancyId}
            timeZone={timeZone}
            onClose={close}
          />
        )}
      </Suspense>
      {dialog === 'delete' && (
        <DeleteDialog appointment={appointment} pregnancyId={pregnancyId} onDeleted={onDeleted} onClose={close} />
      )}
    </NeedsScripts>
  )
}

/** The statuses that the menu offers for each status; none for a status unknown to this version of the page. */
const nextStatuses = new Map<string, readonly AppointmentStatus[]>([
  ['pending', ['confirmed', 'cancelled']],
  ['confirmed', ['completed', 'cancelled']],
  ['completed', ['confirmed']],
  ['cancelled', ['confirmed']],
])

const icons: Readonly<Record<AppointmentStatus, ReactNode>> = {
  confirmed: <Check aria-hidden="true" />,
  pending: <Ellipsis aria-hidden="true" />,
  completed: <CheckCheck aria-hidden="true" />,
  cancelled: <Ban aria-hidden="true" />,
}

function StatusButtons({ appointment, pregnancyId }: Pick<Props, 'appointment' | 'pregnancyId'>) {
  const changing = useChangeStatus(pregnancyId)

  async function changeStatus(status: AppointmentStatus) {
    try {
      const result = await changing.mutateAsync({ appointment, status })
      showToastIfSent(result, { title: texts.statusActions[status].done, description: appointment.title })
    } catch (error) {
      sayFailure(texts.statusNotChanged, error)
    }
  }

  return nextStatuses.get(appointment.status)?.map((status) => (
    <Button
      key={status}
      icon={icons[status]}
      pending={changing.isPending}
      aria-label={texts.statusActions[status].actOn(appointment.title)}
      onClick={() => changeStatus(status)}
    >
      {texts.statusActions[status].act}
    </Button>
  ))
}

type DeleteProps = Pick<Props, 'appointment' | 'pregnancyId' | 'onDeleted'> & { onClose: () => void }

function DeleteDialog({ appointment: { id, title }, pregnancyId, onDeleted, onClose }: DeleteProps) {
  const deleteAppointment = useDeleteAppointment(pregnancyId)
  const restoreAppointment = useRestoreAppointment(pregnancyId)

  async function remove() {
    const isGone = await deleteUndoably({
      remove: () => deleteAppointment.mutateAsync(id),
      restore: () => restoreAppointment.mutateAsync(id),
      removed: texts.deleted,
      restored: texts.broughtBack,
      failed: texts.notDeleted,
    })
    // Close the dialog first: nothing behind an open dialog can take the focus.
    flushSync(onClose)
    if (isGone) onDeleted()
  }

  return (
    <ConfirmDialog
      title={texts.deleteQuestion(title)}
      confirmText={texts.remove}
      pending={deleteAppointment.isPending}
      worksOffline
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.deleteConsequence}</p>
    </ConfirmDialog>
  )
}
