import 'payload';

/** What one hook tells a later one of the same request: all that is passed in `req.context`. */
declare module 'payload' {
  interface RequestContext {
    /** A save of starter content: it tells no site, and may name figures that are not there yet. */
    quiet?: boolean;
    /** A redirect that publishing itself makes: it is not checked like a typed one. */
    made_by_publishing?: boolean;
    /** A redirect of an import: its post may wait as a draft. */
    page_may_come?: boolean;
    check_password_only?: boolean;
    /** A password is set by a link, which does not sign in. */
    new_password_by_link?: boolean;
    /** An account, or a service that a page of settings names, has got another password; told by the list of who did what. */
    password_changed?: boolean;
    /** Of a second factor that was set up during sign-in; part of its response. */
    recovery_codes?: string[];
    /** A record that is taken off the site, and the fields that come with that: only those are judged. */
    taken_away?: { slug: string; id: string; fields: string[] };
    /** *Spam* is taken back: the warning and the open question are as they were before. */
    undo?: boolean;
    /** Set by Payload while it restores an earlier version. */
    isRestoringVersion?: boolean;
  }
}
