'use client';
import { Button, Modal, useModal } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface DialogueProps {
  slug: string;
  heading: string;
  children: ReactNode;
  action: string;
  close?: string;
  busy: boolean;
  onAction(): void;
}

/** A dialogue that stays open until its action succeeded; Payload's own closes before. */
export function Dialogue({ slug, heading, children, action, close = 'Cancel', busy, onAction }: DialogueProps) {
  const { closeModal } = useModal();
  return (
    <Modal className="confirmation-modal" slug={slug} aria-labelledby={`${slug}-heading`}>
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content dialogue">
          <h1 id={`${slug}-heading`}>{heading}</h1>
          {children}
        </div>
        <div className="confirmation-modal__controls">
          <Button id="confirm-cancel" buttonStyle="secondary" size="large" disabled={busy} onClick={() => closeModal(slug)}>
            {close}
          </Button>
          <Button id="confirm-action" size="large" disabled={busy} onClick={onAction}>
            {action}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
