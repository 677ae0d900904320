// The installed nodemailer has no types; these cover what we use.
declare module 'nodemailer' {
  interface Address {
    name: string;
    address: string;
  }
  interface Message {
    from: Address;
    to: Address[];
    replyTo?: Address;
    subject: string;
    text: string;
    html: string;
    attachments?: {
      cid?: string;
      filename: string;
      content: Buffer | string;
      contentType: string;
      contentDisposition?: 'inline';
    }[];
    messageId: string;
    headers: Record<string, string>;
    disableFileAccess: boolean;
    disableUrlAccess: boolean;
  }
  export function createTransport(connection: string | object): {
    sendMail(message: Message): Promise<{ response: string }>;
    verify(): Promise<true>;
    close(): void;
  };
}
