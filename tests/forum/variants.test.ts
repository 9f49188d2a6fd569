import { describe, expect, it } from 'vitest';
import { readTopic } from '@/lib/features/forum/adapters/read';

/** What styles, old versions, browsers and copying make of a program's pages. */
const PAGES: Readonly<Record<string, { readonly html: string; readonly posts: readonly unknown[] }>> = {
  'phpBB, a style that names no profile to those who are not signed in': {
    html: '<div id="p5" class="post bg1"><dl class="postprofile"><dt><span class="username">Odile</span></dt><dd class="profile-posts"><strong>Posts:</strong> 12</dd></dl><div class="postbody"><p class="author">by <strong><span class="username">Odile</span></strong> » Tue Dec 01, 2026 7:22 pm</p><div class="content">One</div></div></div>',
    posts: [['5', 'Odile', false, { words: 'Tue Dec 01, 2026 7:22 pm' }, 'One', 'shown']],
  },
  'vBulletin 3 in boxes, with its time beside a number and a link': {
    html: '<div id="edit5"><div id="post5"><div class="trow thead smallfont"><div class="tcell"><a name="post5"><img alt="Old"></a> 20th Feb 2026, 22:11 </div><div class="tcell">#<a id="postcount5"><strong>1</strong></a></div></div><div id="postmenu_5"><a href="members/7-odile">Odile</a><script>menu("x")</script></div><div id="td_post_5"><div id="post_message_5">One</div></div></div></div>',
    posts: [['5', 'Odile', false, { words: '20th Feb 2026, 22:11 #1' }, 'One', 'shown']],
  },
  'vBulletin 3, a post that was deleted and one that is hidden': {
    html: '<table id="post5"><tr><td class="thead">01-12-2026, 10:00</td></tr><tr><td><img src="images/misc/trashcan_small.gif"><div id="postmenu_5"><a href="member.php?u=2">Odile</a></div></td></tr></table><table id="post6"><tr><td class="thead">01-12-2026, 10:05</td></tr><tr><td><div id="postmenu_6"><a class="bigusername" href="member.php?u=3">Halvard</a></div></td></tr></table>',
    posts: [
      ['5', 'Odile', false, { words: '01-12-2026, 10:00' }, '', 'deleted'],
      ['6', 'Halvard', false, { words: '01-12-2026, 10:05' }, '', 'hidden'],
    ],
  },
  'vBulletin 5, a comment on a post is a post of its own': {
    html: '<ul><li class="b-post" data-node-id="5" data-node-publishdate="1796152960"><div class="author"><strong><a href="/member/2">Odile</a></strong></div><div class="js-post__content-text">One</div><ul class="b-comments"><li class="b-post b-post--comment" data-node-id="6" data-node-publishdate="1796156045"><div class="author"><a href="/member/3">Halvard</a></div><div class="js-post__content-text">Two</div></li></ul></li></ul>',
    posts: [
      ['5', 'Odile', false, { at: '2026-12-01T19:22:40.000Z' }, 'One', 'shown'],
      ['6', 'Halvard', false, { at: '2026-12-01T20:14:05.000Z' }, 'Two', 'shown'],
    ],
  },
  'MyBB with the author beside the post, and a link with a name for an address': {
    html: '<div class="post classic" id="post_5"><div class="post_user-profile"><a href="User-Odile">Odile</a></div><span class="post_date">01-02-2026, 09:30 AM <span class="post_edit">(edited)</span></span><div class="post_body">One</div></div>',
    posts: [['5', 'Odile', false, { words: '01-02-2026, 09:30 AM' }, 'One', 'shown']],
  },
  'XenForo 2, posts that were copied from a page': {
    html: '<meta charset="utf-8"><article class="message message--post js-post is-ignored" data-author="Odile" data-content="post-5" id="js-post-5" style="box-sizing: border-box;"><h4 class="message-name"><a href="https://xf.example/members/odile.2/" class="username" data-user-id="2">Odile</a></h4><ul class="message-attribution-main"><li><time class="u-dt" data-timestamp="1796152960" datetime="2026-12-01T14:22:40-0500">Dec 1</time></li></ul><div class="message-body"><div class="bbWrapper" style="font-size: 15px;"><b style="font-weight: 700;">One</b></div></div></article>',
    posts: [
      [
        '5',
        'Odile',
        false,
        { at: '2026-12-01T19:22:40.000Z' },
        '<b><span style="font-weight: 700">One</span></b>',
        'shown',
      ],
    ],
  },
  'NodeBB, an old theme that names the author in a link alone': {
    html: '<ul component="topic" data-tid="9"><li component="post" data-index="0" data-pid="14" data-uid="3"><meta itemprop="datePublished" content="2026-12-01T19:22:40.000Z"><a component="user/username" href="/user/odile">Odile</a><div component="post/content">One</div></li></ul>',
    posts: [['14', 'Odile', false, { at: '2026-12-01T19:22:40.000Z' }, 'One', 'shown']],
  },
  'Discourse without scripts, with its time in words': {
    html: '<div id="topic-title"><h1><a href="/t/week/77">Week</a></h1></div><div id="post_1" class="topic-body crawler-post"><div class="crawler-post-meta"><span class="creator" itemprop="author"><a href="/u/odile"><span itemprop="name">odile</span></a></span><span class="crawler-post-infos"> December 1, 2026, 7:22pm </span><span itemprop="position">1</span></div><div class="post" itemprop="text">One</div></div>',
    posts: [['77#1', 'odile', false, { words: 'December 1, 2026, 7:22pm' }, 'One', 'shown']],
  },
  'SMF in another language': {
    html: '<div class="post_wrapper"><div class="poster"><h4><a href="index.php?action=profile;u=2">Odile</a></h4></div><div class="postarea"><div class="keyinfo"><div class="smalltext">« <strong>Antwort #1 am:</strong> 01. Dezember 2026, 19:22:40 »</div></div><div class="inner" id="msg_5">One</div></div></div>',
    posts: [['5', 'Odile', false, { words: '01. Dezember 2026, 19:22:40' }, 'One', 'shown']],
  },
  'WoltLab 6, whose times are elements of its own': {
    html: '<article class="wbbPost message" data-object-id="5"><aside class="messageSidebar member"><a class="username" href="/user/2-odile/">Odile</a></aside><header class="messageHeader"><woltlab-core-date-time date="2026-12-01T19:22:40+00:00">1. Dezember</woltlab-core-date-time></header><div class="messageBody"><div class="messageText">One</div></div></article>',
    posts: [['5', 'Odile', false, { at: '2026-12-01T19:22:40.000Z' }, 'One', 'shown']],
  },
  'phpBB with subsilver2, a guest and an edit': {
    html: '<table class="tablebg" width="100%" cellspacing="1"><tr class="row1"><td align="center"><a name="p5"></a><b class="postauthor" style="color: #AA0000">Odile</b></td><td width="100%"><table width="100%"><tr><td class="gensmall" width="100%"><div style="float: left;">&nbsp;<b>Post subject:</b> Re: Week 4</div><div style="float: right;"><a href="./viewtopic.php?p=5#p5"><img src="x.gif" alt="Post"></a><b>Posted:</b> Tue Dec 01, 2026 7:22 pm&nbsp;</div></td></tr></table></td></tr><tr class="row1"><td valign="top" class="profile"><table><tr><td class="postdetails"><b>Joined:</b> Sun Jan 04, 2009 3:00 pm<br><b>Posts:</b> 120</td></tr></table></td><td valign="top"><table><tr><td><div class="postbody"><span style="font-weight: bold">Ram</span></div><div class="postbody"><br>_________________<br>A signature</div><br><span class="gensmall">Last edited by Odile on Tue Dec 01, 2026 8:00 pm, edited 1 time in total.</span></td></tr></table></td></tr></table><table class="tablebg"><tr class="row2"><td><a name="p6"></a><b class="postauthor">Nobody</b></td><td><table><tr><td class="gensmall"><div><b>Posted:</b> Tue Dec 01, 2026 7:30 pm</div></td></tr></table></td></tr><tr class="row2"><td class="profile"></td><td><div class="postbody">Two</div></td></tr></table>',
    posts: [
      [
        '5',
        'Odile',
        false,
        { words: 'Tue Dec 01, 2026 7:22 pm' },
        '<span style="font-weight: bold">Ram</span>',
        'shown',
      ],
      ['6', 'Nobody', true, { words: 'Tue Dec 01, 2026 7:30 pm' }, 'Two', 'shown'],
    ],
  },
  'phpBB 2': {
    html: '<table class="forumline"><tr><td class="row1"><span class="name"><a name="5"></a><b>Odile</b></span><br><span class="postdetails">Joined: 01 Jan 2009<br>Posts: 12</span></td><td class="row1"><table><tr><td><a href="viewtopic.php?p=5#5"><img src="x.gif"></a><span class="postdetails">Posted: Tue Dec 01, 2026 7:22 pm<span class="gen">&nbsp;</span>&nbsp; &nbsp;Post subject: Week 4</span></td></tr><tr><td colspan="2"><span class="postbody">One</span><span class="gensmall"></span></td></tr></table></td></tr></table>',
    posts: [['5', 'Odile', false, { words: 'Tue Dec 01, 2026 7:22 pm Post subject: Week 4' }, 'One', 'shown']],
  },
  'phpBB 3.3 with ads between posts, a poll, an attachment and another language': {
    html: '<fieldset class="polls"><dl><dt>Which?</dt></dl></fieldset><div id="p5" class="post has-profile bg2"><dl class="postprofile" id="profile5"><dt><a href="./memberlist.php?mode=viewprofile&amp;u=2" class="username-coloured">Odile</a></dt></dl><div class="postbody"><div id="post_content5"><p class="author"><a class="unread" href="./viewtopic.php?p=5#p5" title="Beitrag"><i class="icon"></i><span class="sr-only">Beitrag</span></a> <span class="responsive-hide">von <strong><a href="./memberlist.php?mode=viewprofile&amp;u=2" class="username-coloured">Odile</a></strong> » </span><time datetime="2026-12-01T19:22:40+00:00">Di 1. Dez 2026, 19:22</time></p><div class="content">One<dl class="attachbox"><dt>Dateianhänge</dt></dl></div></div></div></div><div class="post bg1" id="ad"><div class="inner"><div class="content">Buy!</div></div></div><div id="p6" class="post deleted"><div class="postbody"><p class="author">von <strong><a class="username" href="./memberlist.php?mode=viewprofile&amp;u=3">Halvard</a></strong> » Di 1. Dez 2026, 19:30</p><div class="content post_deleted_msg">weg</div></div></div>',
    posts: [
      ['5', 'Odile', false, { at: '2026-12-01T19:22:40.000Z' }, 'One\n<div>\n<div>Dateianhänge</div>\n</div>', 'shown'],
      ['6', 'Halvard', false, { words: 'Di 1. Dez 2026, 19:30' }, '', 'deleted'],
    ],
  },
  'vBulletin 3 that links no member for those who are not signed in, with an ad in the cell': {
    html: '<table id="post5" class="tborder"><tr><td class="thead"><a name="post5"><img alt="Old"></a> 12-01-2026, 07:22 PM</td><td class="thead">#<a id="postcount5"><strong>1</strong></a></td></tr><tr><td class="alt1"><div id="postmenu_5"><div class="bigusername">Odile</div></div><div class="smallfont">Member</div><div class="smallfont"><div>Registered: Mar 2012</div><div>Posts: 22,267</div></div></td><td class="alt1" id="td_post_5"><div style="float: right; margin-left: 5px"><ins class="adsbygoogle"></ins></div><div id="post_message_5">One</div></td></tr></table><table id="post6" class="tborder"><tr><td class="thead">12-01-2026, 07:30 PM</td></tr><tr><td class="alt2"><div id="postmenu_6">Passer-by</div><div class="smallfont">Guest</div><div class="smallfont">Posts: n/a</div></td><td id="td_post_6"><div id="post_message_6">Two</div></td></tr></table>',
    posts: [
      ['5', 'Odile', false, { words: '12-01-2026, 07:22 PM' }, 'One', 'shown'],
      ['6', 'Passer-by', true, { words: '12-01-2026, 07:30 PM' }, 'Two', 'shown'],
    ],
  },
  'Invision 4, a page for phones and screens at once': {
    html: '<article id="elComment_5" class="cPost ipsBox ipsComment ipsColumns"><div class="cAuthorPane_mobile ipsResponsive_showPhone"><h3 class="cAuthorPane_author"><a href="https://ips.example/profile/2-odile/">Odile</a></h3><a href="#">Posted <time datetime="2026-12-01T19:22:40Z">1 hour ago</time></a></div><aside class="ipsComment_author cAuthorPane"><h3 class="cAuthorPane_author"><strong><a href="https://ips.example/profile/2-odile/">Odile</a></strong></h3></aside><div id="comment-5_wrap" data-commentid="5" data-quotedata="{&quot;userid&quot;:2,&quot;username&quot;:&quot;Odile&quot;,&quot;timestamp&quot;:1796152960,&quot;contentid&quot;:9,&quot;contentcommentid&quot;:5}"><div data-role="commentContent"><p>One</p><span data-excludequote>Edited <time datetime="2026-12-01T20:00:00Z">x</time></span></div></div></article>',
    posts: [['5', 'Odile', false, { at: '2026-12-01T19:22:40.000Z' }, '<div>One</div>', 'shown']],
  },
  'SMF that links no profile for those who are not signed in, and a guest': {
    html: '<div class="post_wrapper"><div class="poster"><h4>Odile</h4><ul><li class="postcount">Posts: 12</li></ul></div><div class="postarea"><div class="keyinfo"><div class="smalltext">« <strong>Reply #1 on:</strong> December 01, 2026, 07:22:40 PM »</div></div><div class="inner" id="msg_5">One</div></div></div><div class="post_wrapper"><div class="poster"><h4>Passer-by</h4><ul><li class="membergroup">Guest</li></ul></div><div class="postarea"><div class="keyinfo"><div class="smalltext">« <strong>Reply #2 on:</strong> December 01, 2026, 07:30:00 PM »</div></div><div class="inner" id="msg_6">Two</div></div></div>',
    posts: [
      ['5', 'Odile', false, { words: 'December 01, 2026, 07:22:40 PM' }, 'One', 'shown'],
      ['6', 'Passer-by', true, { words: 'December 01, 2026, 07:30:00 PM' }, 'Two', 'shown'],
    ],
  },
  'XenForo 2.1 that counts seconds by another name, a guest, and a deleted post': {
    html: '<article class="message message--post js-post" data-author="Odile" data-content="post-5" id="js-post-5"><h4 class="message-name"><a class="username" data-user-id="2" href="/members/odile.2/">Odile</a></h4><header class="message-attribution"><time class="u-dt" datetime="2026-12-01T14:22:40-0500" data-time="1796152960" title="1 December 2026 at 14:22">1 Dec</time></header><div class="message-content"><div class="message-userContent"><article class="message-body"><div class="bbWrapper">One<div class="bbCodeSpoiler"><button type="button" class="bbCodeSpoiler-button"><span>Spoiler</span></button><div class="bbCodeSpoiler-content"><b>Ram</b></div></div></div></article></div></div></article><article class="message message--post" data-author="Passer-by" data-content="post-6"><h4 class="message-name"><span class="username" data-user-id="0">Passer-by</span></h4><header class="message-attribution"><time data-time="1796153400">x</time></header><article class="message-body"><div class="bbWrapper">Two</div></article></article><div class="message message--deleted message--post" data-author="Halvard" data-content="post-7"><h4 class="message-name"><a class="username" data-user-id="3" href="/members/3/">Halvard</a></h4><div class="messageNotice messageNotice--deleted">gone</div></div>',
    posts: [
      ['5', 'Odile', false, { at: '2026-12-01T19:22:40.000Z' }, 'One\n<div>\n<div><b>Ram</b></div>\n</div>', 'shown'],
      ['6', 'Passer-by', true, { at: '2026-12-01T19:30:00.000Z' }, 'Two', 'shown'],
      ['7', 'Halvard', false, { words: '' }, '', 'deleted'],
    ],
  },
  'Jcink, a page with one post alone': {
    html: '<div class="topic"><table><tr><td><a name="entry5"></a><span class="normalname"><a href="index.php?showuser=2">Odile</a></span><span class="postdetails">Posted: Dec 1 2026, 07:22 PM</span></td></tr><tr><td><div class="postcolor">One</div></td></tr></table></div>',
    posts: [['5', 'Odile', false, { words: 'Dec 1 2026, 07:22 PM' }, 'One', 'shown']],
  },
};

describe('posts are found in', () => {
  it.each(Object.entries(PAGES))('%s', (_, { html, posts }) => {
    const read = readTopic(`<html><body>${html}</body></html>`);
    if (!read.ok) throw new Error(read.problem.message);
    expect(
      read.value.posts.map(({ id, author, guest, when, text, state }) => [id, author, guest, when, text, state]),
    ).toEqual(posts);
  });
});
